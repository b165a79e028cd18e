/** Replaces lucide-react's file of the same name in the production builds of the shell (federation/build/server.ts). */
// biome-ignore lint/style/noDefaultExport: each icon of lucide-react imports the default
export { createLucideIcon as default } from './lucideIcon'
