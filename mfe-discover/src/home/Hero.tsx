import { HERO_TEXT, Heading, media, TAGLINE, theme } from 'shared-ui'
import styled from 'styled-components'
import { NO_FILTERS } from '../filters/filters'
import tallAvif from '../images/hero-tall.avif'
import tall from '../images/hero-tall.webp'
import wideAvif from '../images/hero-wide.avif'
import wide from '../images/hero-wide.webp'
import perch from '../images/perch.webp'
import { SearchBar } from '../search/SearchBar'

const NARROW = '(max-width: 767.98px)'

/** The picture of the harbour, with the headline and the search on its sky. */
export function Hero() {
  return (
    <Frame>
      <Picture>
        <source type="image/avif" media={NARROW} srcSet={tallAvif} width={780} height={1240} />
        <source media={NARROW} srcSet={tall} width={780} height={1240} />
        <source type="image/avif" srcSet={wideAvif} width={1440} height={700} />
        <Scene src={wide} alt="" width={1440} height={700} fetchPriority="high" decoding="async" />
      </Picture>
      <Words>
        <Heading size="hero">{HERO_TEXT}</Heading>
        <p>{TAGLINE}</p>
      </Words>
      <Perched>
        <Cockatoo src={perch} alt="" width={140} height={215} />
        <SearchBar filters={NO_FILTERS} look="hero" />
      </Perched>
    </Frame>
  )
}

/* Dark text in both themes, because the picture is never dimmed. */
const Frame = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  align-content: start;
  justify-items: center;
  gap: 78px;
  min-height: 744px;
  padding: ${theme.space[8]} ${theme.space[5]} ${theme.space[16]};
  overflow: hidden;
  border-radius: 0 0 36px 10px;
  background: #8fd6ee;
  color: #12302f;
  text-align: center;

  ${media.tablet} {
    gap: 30px;
    min-height: 660px;
    margin-inline: ${theme.space[5]};
    padding: 66px ${theme.space[6]};
    border-radius: 40px 12px 40px 12px;
  }
`

const Picture = styled.picture`
  position: absolute;
  inset: 0;
  z-index: -1;
`

const Scene = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 50% 100%;
`

const Words = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  max-width: 54rem;

  > h1 {
    line-height: 1;
    letter-spacing: -0.035em;
  }

  > p {
    font-size: 1.0625rem;
    font-weight: ${theme.weight.medium};
  }

  ${media.tablet} {
    gap: ${theme.space[4]};

    > p {
      font-size: 1.25rem;
    }
  }
`

const Perched = styled.div`
  position: relative;
  width: 100%;
  max-width: 860px;
`

/* On the top edge of the search bar, and behind it. */
const Cockatoo = styled.img`
  position: absolute;
  right: 30px;
  bottom: calc(100% - 8px);
  z-index: -1;
  width: 62px;
  height: auto;

  ${media.tablet} {
    right: auto;
    bottom: calc(100% - 10px);
    left: 44px;
    width: 80px;
    transform: scaleX(-1);
  }
`
