import { mount } from 'svelte'
import App from './App.svelte'
import './fonts.css'
import './tokens.css'
import './base.css'
import './elements.css'
import { register } from './worker/register'
import { renew } from './worker/renew'

mount(App, { target: document.body.querySelector('#app') as HTMLElement })
if (import.meta.env.PROD) {
  register()
  renew()
}
