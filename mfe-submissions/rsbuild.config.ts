import { remoteConfig } from 'federation/build'

export default remoteConfig({ name: 'submissions', port: 3004 })
