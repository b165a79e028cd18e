import { remoteConfig } from 'federation/build'

export default remoteConfig({ name: 'account' })
