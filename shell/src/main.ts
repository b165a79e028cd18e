import './adoptStyles'
import { checkImports } from 'federation/checkedImport'
import { createHistory } from 'federation/history'
import { startBackend } from 'shared-auth'
import { configureSite } from 'shared-ui'
import { followAppearance } from './appearance'
import { readConfig, readRegistry } from './config'
import { startShell } from './start'
import './base.css'
import 'shared-ui/fonts.css'

// the scripts are here: now the pictures may come
delete document.documentElement.dataset.starting
checkImports()
followAppearance()
const config = readConfig()
configureSite({ origin: config.origin })
// first, because it removes tokens from the address bar
startBackend({ ...config.backend, siteUrl: config.origin })

const history = createHistory()

// not awaited: the bundler does not join a module that waits with those that it imports
readRegistry()
  .then((registry) => startShell({ config, history, registry }))
  .catch(reportError)
