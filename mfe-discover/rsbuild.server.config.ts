import { remoteServerConfig } from 'federation/build/server'

export default remoteServerConfig({
  browserOnly: ['maplibre-gl', 'maplibre-gl/dist/maplibre-gl-worker.mjs', 'pmtiles'],
})
