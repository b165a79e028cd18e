import { act, screen } from '@testing-library/react'
import { CONTRACT, type FragmentModule, type FragmentName, type ShellServices } from '../contract'
import { createHistory } from '../history'
import { createQueryClient } from '../queryClient'
import { keepServices } from '../services'

export type Heart = FragmentModule<'lists/SaveButton'>

/** A heart as lists lends it. */
export const heart: Heart = {
  contract: CONTRACT,
  Fragment: ({ activityName }) => <button type="button">Save {activityName}</button>,
}

/** Stubs `loadFragment` with these answers, one per call; the last answer repeats. */
export function lend(...answers: (() => Promise<Heart>)[]) {
  const loadFragment = jest.fn((_name: FragmentName) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return answer?.() ?? Promise.reject(new Error('Nothing is lent'))
  })
  keepServices({
    history: createHistory(),
    queryClient: createQueryClient(),
    loadFragment: loadFragment as ShellServices['loadFragment'], // the tests only load hearts
  })
  return loadFragment
}

export const fails = () => Promise.reject(new Error('The lender is down'))
export const hangs = () => new Promise<Heart>(() => {})
export const arrives = () => Promise.resolve(heart)

/** Lets the fake clock go on, in milliseconds. */
export const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time))
export const button = () => screen.queryByRole('button', { name: 'Save Luna Park' })
