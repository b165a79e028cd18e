import { remoteConfig } from 'federation/build'

export default remoteConfig({ name: 'discover', isRendered: true })
