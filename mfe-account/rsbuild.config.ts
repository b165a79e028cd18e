import { remoteConfig } from 'federation/build'

export default remoteConfig({ name: 'account', port: 3002 })
