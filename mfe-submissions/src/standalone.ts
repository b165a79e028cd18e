import { runAlone } from 'federation/standalone'
import { paths } from 'shared-ui'
import { App } from './App'

runAlone(App, [paths.submitListing, paths.addListing, paths.contact])
