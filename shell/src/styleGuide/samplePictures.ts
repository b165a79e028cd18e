/** One picture of each kind, made like those of the listings (supabase/seed/scenes). */
export const samplePictures = [
  { src: new URL('./scenes/zoo.webp', import.meta.url).href, alt: 'Zoo' },
  { src: new URL('./scenes/park.webp', import.meta.url).href, alt: 'Park' },
  { src: new URL('./scenes/beach.webp', import.meta.url).href, alt: 'Beach' },
  { src: new URL('./scenes/show.webp', import.meta.url).href, alt: 'Show' },
  { src: new URL('./scenes/playground.webp', import.meta.url).href, alt: 'Playground' },
  { src: new URL('./scenes/aquarium.webp', import.meta.url).href, alt: 'Aquarium' },
  { src: new URL('./scenes/museum.webp', import.meta.url).href, alt: 'Museum' },
  { src: new URL('./scenes/pool.webp', import.meta.url).href, alt: 'Pool' },
  { src: new URL('./scenes/themepark.webp', import.meta.url).href, alt: 'Theme park' },
  { src: new URL('./scenes/trail.webp', import.meta.url).href, alt: 'Trail' },
  { src: new URL('./scenes/sports.webp', import.meta.url).href, alt: 'Sports' },
  { src: new URL('./scenes/indoor.webp', import.meta.url).href, alt: 'Indoor play' },
] as const
