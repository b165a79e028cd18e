import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { Html, renderedHtml, Skeleton, sanitise } from 'shared-ui'
import styled from 'styled-components'
import { withoutTags } from '../head/withoutTags'

/**
 * Sanitised HTML of a listing. What a server has rendered stays: it has passed the server's sanitiser, which is held equal
 * to the browser's. Any other text loads that one; if it cannot be loaded, the text is shown without markup.
 */
export function RichText({ html }: { html: string }) {
  // another text is not the one of the document
  return <Text key={html} html={html} />
}

function Text({ html }: { html: string }) {
  const isHydrating = useSyncExternalStore(ignore, no, yes)
  const [isRendered] = useState(isHydrating)
  const { data, isPending } = useQuery({
    queryKey: ['sanitised', html],
    queryFn: () => sanitise(html),
    meta: { isLocal: true },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !isRendered,
  })

  if (data || isRendered) return <Html html={data ?? renderedHtml(html)} />
  if (isPending) return <Skeleton $height="4.65em" />
  return <Plain>{withoutTags(html)}</Plain>
}

const ignore = () => () => {}
const yes = () => true
const no = () => false

const Plain = styled.p`
  max-width: 62ch;
`
