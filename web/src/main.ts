import { mount } from 'svelte'
import App from './App.svelte'
import './fonts.css'
import './tokens.css'
import './base.css'
import './elements.css'

mount(App, { target: document.body.querySelector('#app') as HTMLElement })
