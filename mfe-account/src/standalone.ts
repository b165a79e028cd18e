import { runAlone } from 'federation/standalone'
import { paths } from 'shared-ui'
import { App } from './App'

runAlone(App, [
  paths.login,
  paths.signUp,
  paths.forgotPassword,
  paths.resetPassword,
  paths.emailVerification,
  paths.emailVerified,
  paths.profile,
])
