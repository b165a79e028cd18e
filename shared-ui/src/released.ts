import { lazy } from 'react'

/*
 * Names for remotes that were released before 2026-11-25, which have no copies of their own. They come in a script of their own.
 * They go when the version of shared-ui rises: the shell then refuses these remotes.
 */

const load = () => import('./passwords')

/** @deprecated Import it from `shared-ui/passwords`. */
export const PasswordField = lazy(() => load().then(({ PasswordField }) => ({ default: PasswordField })))

/** @deprecated Import it from `shared-ui/passwords`. */
export const StrengthMeter = lazy(() => load().then(({ StrengthMeter }) => ({ default: StrengthMeter })))
