/** The rooms of one package: each with the rooms that it may use. */
export type Rooms = {
  folder: string
  /** shared-ui knows neither the backend nor the federation. */
  knows: 'everything' | 'drawing only'
  rooms: Record<string, string[]>
}

const drawing = ['theme', 'site', 'stores', 'parts', 'states', 'overlays']

/**
 * The allowed imports between the rooms (folders) of each browser package. A room only uses rooms below it, so there are
 * no cycles. tasks/walls.ts writes lint rules from it. App.tsx, the doors and other files in src/ use all rooms.
 */
export const layers: Rooms[] = [
  {
    folder: 'shared-ui/src',
    knows: 'drawing only',
    rooms: {
      theme: [],
      site: [],
      icons: [],
      stores: ['theme', 'site'],
      parts: ['theme', 'site', 'stores'],
      html: ['theme'],
      states: ['theme', 'site', 'stores', 'parts'],
      overlays: ['theme', 'site', 'stores', 'parts', 'states'],
      fields: drawing,
      gallery: drawing,
      page: drawing,
    },
  },
  {
    folder: 'mfe-discover/src',
    knows: 'everything',
    rooms: {
      filters: [],
      words: ['filters'],
      hours: ['filters'],
      near: [],
      queries: ['filters', 'hours', 'near'],
      borrowed: [],
      head: ['hours', 'queries'],
      kids: ['filters'],
      cards: ['filters', 'hours', 'near', 'queries', 'borrowed', 'kids'],
      recent: ['queries', 'cards'],
      rows: ['filters', 'hours', 'near', 'queries', 'cards'],
      search: ['filters', 'words', 'queries'],
      home: ['filters', 'queries', 'head', 'search', 'recent'],
      panel: ['filters', 'queries', 'search', 'kids'],
      map: ['filters', 'near', 'queries', 'head', 'cards', 'panel'],
      list: [
        'filters',
        'words',
        'hours',
        'near',
        'queries',
        'head',
        'cards',
        'rows',
        'search',
        'panel',
        'map',
      ],
      activity: ['filters', 'hours', 'near', 'queries', 'head', 'cards', 'borrowed', 'kids', 'recent'],
    },
  },
  {
    folder: 'mfe-lists/src',
    knows: 'everything',
    rooms: {
      queries: [],
      saving: ['queries'],
      calendar: ['queries'],
      cards: ['queries', 'calendar'],
      saved: ['queries', 'saving', 'calendar', 'cards'],
      shared: ['queries', 'saving', 'calendar', 'cards'],
      lent: ['saving', 'calendar'],
    },
  },
  {
    folder: 'mfe-account/src',
    knows: 'everything',
    rooms: {
      queries: [],
      forms: [],
      passwords: ['forms'],
      signIn: ['forms', 'passwords'],
      email: ['forms'],
      profile: ['forms', 'passwords', 'queries'],
    },
  },
  {
    folder: 'mfe-submissions/src',
    knows: 'everything',
    rooms: {
      queries: [],
      form: ['queries'],
      submitListing: ['queries', 'form'],
      addListing: ['queries', 'form'],
      contact: ['queries', 'form'],
      report: ['queries', 'form'],
      lent: ['report'],
    },
  },
  {
    folder: 'shell/src',
    knows: 'everything',
    rooms: {
      composition: [],
      kept: [],
      access: ['composition', 'kept'],
      navigation: ['composition'],
      visits: ['composition'],
      chrome: ['composition', 'kept', 'access', 'navigation'],
      offline: ['kept', 'chrome'],
      styleGuide: [],
      pages: ['visits', 'styleGuide'],
    },
  },
]
