/** Replaces lucide-react's file of the same name in the production build of a remote (build/remote.ts). */
// biome-ignore lint/style/noDefaultExport: each icon of lucide-react imports the default
export { createLucideIcon as default } from 'shared-ui'
