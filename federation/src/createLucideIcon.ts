/** In the place of lucide-react's own file of this name, in the production build of a remote (build/remote.ts). */
// biome-ignore lint/style/noDefaultExport: each icon of lucide-react imports the default
export { createLucideIcon as default } from 'shared-ui'
