/** 350 m, 2.4 km, 12 km; "about 2 km" and "under 1 km" where one of the two points is that of a suburb. */
export function kmInWords(km: number, isAbout: boolean): string {
  if (isAbout) return km < 1 ? 'under 1 km' : `about ${Math.round(km)} km`
  if (km < 0.95) return `${Math.max(50, Math.round(km * 20) * 50)} m`
  return `${km < 9.95 ? km.toFixed(1) : Math.round(km)} km`
}
