import type { stubApi } from 'shared-ui/testing'
import { isDetail, path, zoo } from './testActivity'
import { idOf, listing, pagesOf, searchStubs } from './testData'

/* For the tests of pages that a server renders: each page with its network, and a text that it must have. */

/** Twelve activities in Bondi Beach before one in Bondi, which a query for that suburb alone finds. */
export const pagesOfBondi = (request: Request) =>
  new URL(request.url).searchParams.has('suburb')
    ? Response.json([{ suburb: 'Bondi' }])
    : pagesOf([
        ...Array.from({ length: 12 }, (_, index) => listing(index + 1, { suburb: 'Bondi Beach' })),
        listing(13, { suburb: 'Bondi' }),
      ])(request)

const POINT = { near_latitude: -33.85, near_longitude: 151.24, latitude: -33.85 }
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
    page: 'the second page of the list',
    url: '/activities?page=2',
    text: 'Earlier activities',
    network: { 'GET Listings': pagesOf(Array.from({ length: 30 }, (_, index) => listing(index + 1))) },
  },
  {
    page: 'a page after the last',
    url: '/activities?features=free&page=9',
    text: 'There is no page 9 of these activities.',
    network: { 'GET Listings': pagesOf([]) },
  },
  {
    page: 'the list of a suburb that is on another page',
    url: '/activities?location=Bondi',
    text: 'Explore Activities',
    network: { 'GET Listings': pagesOfBondi },
  },
  {
    page: 'a list without results',
    url: '/activities?search=zooo&features=free',
    text: 'Nothing fits just yet',
    network: {
      'GET Listings': [],
      ...searchStubs(pagesOf([])),
      'GET rpc/close_listings': [listing(3)],
    },
  },
  {
    page: 'a list of a place without results',
    url: '/activities?location=Manly&features=free',
    text: 'Nearest to Manly',
    network: {
      'GET Listings': pagesOf([]),
      'GET Postcodes': [{ latitude: -33.8, longitude: 151.28 }],
      'GET rpc/nearest_listings': pagesOf([listing(4, POINT)]),
      'GET rpc/close_localities': [],
    },
  },
  {
    page: 'the list of a weekend',
    url: '/activities?date=weekend',
    text: 'Events on this weekend',
    network: { 'GET Listings': pagesOf(found) },
  },
  {
    page: 'the list of the school holidays',
    url: '/activities?period=school-holidays',
    text: 'School holidays',
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
    page: 'the list by the distance from a place',
    url: '/activities?location=Bondi&sort=nearest',
    text: 'Nearest first, from Bondi.',
    network: {
      'GET Listings': pagesOf(found),
      'GET Postcodes': [{ latitude: -33.89, longitude: 151.27 }],
      'GET rpc/nearest_listings': pagesOf([listing(2, { ...POINT, latitude: null }), listing(3)]),
    },
  },
  {
    page: 'an activity with others nearby',
    url: path,
    text: 'Nearby',
    network: {
      'GET Listings': (request: Request) =>
        Response.json(isDetail(request) ? [{ ...zoo, ...POINT }] : [listing(2)]),
      'GET rpc/nearest_listings': [listing(3, POINT)],
    },
  },
  {
    page: 'an unknown activity',
    url: `/activities/${idOf(9)}/gone`,
    text: 'Activity Not Found',
    network: { 'GET Listings': [] },
  },
]
