import './edition'

export { default, drawn } from '../medioevo/Glimpse.svelte'
