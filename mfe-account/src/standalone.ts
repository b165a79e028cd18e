import { runAlone } from 'federation/standalone'
import { App } from './App'

runAlone(App)
