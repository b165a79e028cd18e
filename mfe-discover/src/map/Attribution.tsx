import { safeUrl, TextLink, theme } from 'shared-ui'
import styled from 'styled-components'
import { otherCredits } from './otherCredits'

const OPEN_STREET_MAP = 'https://www.openstreetmap.org/copyright'

/**
 * Whom the map is from: the points partly from OpenStreetMap, and what the tiles ask for, as text.
 * @param credits null for the sketch, which has no tiles
 */
export function Attribution({ credits }: { credits: readonly string[] | null }) {
  const link = safeUrl(OPEN_STREET_MAP)
  return (
    <Line>
      {!credits && 'A sketch: harbours and roads are left out. '}
      Points partly {link && <TextLink href={link}>© OpenStreetMap contributors</TextLink>}
      {otherCredits(credits ?? []).map((text) => ` · ${text}`)}
    </Line>
  )
}

const Line = styled.p`
  padding-block: ${theme.space[1]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.xs};
`
