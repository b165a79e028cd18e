import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type User, useSession, waitNotice } from 'shared-auth'
import { ErrorNotice, Heading, Loading, Page, theme, toast } from 'shared-ui'
import styled from 'styled-components'
import { profileQueries } from '../queries/profile'
import { ProfileForm } from './ProfileForm'

/** /profile: the username, the address (read only) and the password of the signed-in user. */
export function ProfilePage() {
  const session = useSession()
  return (
    <Page title="Profile" description="Your username, your email address and your password.">
      <Column>
        <Heading>Profile</Heading>
        {session.status === 'signedIn' ? (
          <Profile user={session.user} />
        ) : (
          <Loading label="Loading profile..." />
        )}
      </Column>
    </Page>
  )
}

function Profile({ user }: { user: User }) {
  const { data: username, isPending, isError, error, refetch } = useQuery(profileQueries.username(user.id))

  useEffect(() => {
    if (isError) toast.error('Failed to load profile information')
  }, [isError])

  if (isPending) return <Loading label="Loading profile..." />
  // a later look that fails takes no typed name away
  if (isError && username === undefined)
    return <ErrorNotice title="We couldn't load your profile" message={waitNotice(error)} onRetry={refetch} />
  return <ProfileForm key={user.id} user={user} username={username ?? user.name ?? ''} />
}

const Column = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  width: min(720px, 100% - 32px);
  margin-inline: auto;
  padding-block: ${theme.space[10]} ${theme.space[16]};
`
