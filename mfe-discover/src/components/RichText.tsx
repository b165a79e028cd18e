import { useQuery } from '@tanstack/react-query'
import { Html, Skeleton, sanitise } from 'shared-ui'
import styled from 'styled-components'

/**
 * HTML of a listing, through the one sanitiser, which is loaded when it is first needed. Where it cannot be
 * loaded the words are shown without their markup.
 */
export function RichText({ html }: { html: string }) {
  const { data, isPending } = useQuery({
    queryKey: ['sanitised', html],
    queryFn: () => sanitise(html),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

  if (isPending) return <Skeleton $height="4.65em" />
  if (!data) return <Plain>{withoutTags(html)}</Plain>
  return <Html html={data} />
}

/** Only ever drawn as text: this takes tags away for the eye, it does not make HTML safe. */
function withoutTags(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const Plain = styled.p`
  max-width: 62ch;
`
