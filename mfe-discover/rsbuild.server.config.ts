import { remoteServerConfig } from 'federation/build/server'

export default remoteServerConfig()
