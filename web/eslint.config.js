import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

export default ts.config(
  { ignores: ['dist/', 'src/wire/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off', // TypeScript sees to it
      'svelte/no-navigation-without-resolve': 'off', // it is about SvelteKit's router
      // No inline styles, but for what is worked out: variables and places.
      'no-restricted-syntax': [
        'error',
        'SvelteAttribute[key.name="style"]',
        'SvelteStyleDirective[key.name.name!=/^(--|transform$)/]',
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
)
