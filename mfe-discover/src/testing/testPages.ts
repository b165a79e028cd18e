import type { stubApi } from 'shared-ui/testing'
import { isDetail, path, zoo } from './testActivity'
import { idOf, listing, pagesOf } from './testData'

/* For the tests of pages that a server renders: each page with its network, and a text that it must have. */

const found = [zoo, listing(2, { opening_hours: zoo.opening_hours })]

type Case = { page: string; url: string; text: string; network: Parameters<typeof stubApi>[0] }

export const PAGES: Case[] = [
  {
    page: 'home',
    url: '/',
    text: 'Your go-to guide for family fun in Sydney.',
    network: { 'GET Listings': found },
  },
  { page: 'the list', url: '/activities', text: 'Taronga Zoo', network: { 'GET Listings': pagesOf(found) } },
  {
    page: 'a list with filters',
    url: '/activities?date=today&features=free',
    text: 'Clear all',
    network: { 'GET Listings': pagesOf(found) },
  },
  {
    page: 'a list without results',
    url: '/activities?search=zooo&features=free',
    text: 'Nothing fits just yet',
    network: {
      'GET Listings': [],
      'GET rpc/search_listings': pagesOf([]),
      'GET rpc/close_listings': [listing(3)],
    },
  },
  {
    page: 'the list of a weekend',
    url: '/activities?date=weekend',
    text: 'Events on this weekend',
    network: { 'GET Listings': pagesOf(found) },
  },
  {
    page: 'an activity',
    url: path,
    text: 'Related Activities',
    network: {
      'GET Listings': (request: Request) => Response.json(isDetail(request) ? [zoo] : [listing(2)]),
    },
  },
  {
    page: 'an unknown activity',
    url: `/activities/${idOf(9)}/gone`,
    text: 'Activity Not Found',
    network: { 'GET Listings': [] },
  },
]
