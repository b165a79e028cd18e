import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { media, paths, theme } from 'shared-ui'
import styled from 'styled-components'
import energy from '../images/tile-energy.webp'
import learn from '../images/tile-learn.webp'
import nature from '../images/tile-nature.webp'
import rain from '../images/tile-rain.webp'

/** The four shortcuts of spec.md section 2. The colours match the pictures and are the same in both themes. */
const TILES = [
  { label: 'Burn Some Energy', to: paths.activePlay, colour: '#ffc93c', picture: energy },
  { label: 'Escape the Rain', to: paths.indoorActivities, colour: '#b9a4ec', picture: rain },
  { label: 'Discover & Learn', to: paths.museumsAndLearning, colour: '#8ccfe6', picture: learn },
  { label: 'Get Close to Nature', to: paths.outdoorActivities, colour: '#8fd0a3', picture: nature },
]

/** "We want to...": four links into the list. */
export function QuickTiles() {
  return (
    <Grid>
      {TILES.map(({ label, to, colour, picture }) => (
        <li key={to}>
          <Tile to={to} $colour={colour}>
            <Name>
              {label}
              <ArrowRight />
            </Name>
            <Arch src={picture} alt="" width={560} height={480} loading="lazy" data-below decoding="async" />
          </Tile>
        </li>
      ))}
    </Grid>
  )
}

/* Two in a row, on a desktop four, or fewer if the text is so large that a word would not fit. */
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(34%, 8em), 1fr));
  gap: ${theme.space[3]};

  ${media.tablet} {
    gap: ${theme.space[5]};
  }

  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(max(21%, 8em), 1fr));
  }
`

const Tile = styled(Link)<{ $colour: string }>`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${theme.space[4]};
  height: 100%;
  min-height: 228px;
  padding: ${theme.space[4]} 14px 0;
  overflow: hidden;
  border-radius: 28px 8px;
  background: ${({ $colour }) => $colour};
  color: #12302f;
  text-decoration: none;

  ${media.tablet} {
    min-height: 340px;
    padding: ${theme.space[6]} 22px 0;
    border-radius: ${theme.radius.leaf};
  }
`

const Name = styled.h3`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[2]};
  font-size: 1.1875rem;
  line-height: 1.05;

  > svg {
    flex: none;
    width: 20px;
    height: 20px;
    transition: transform ${theme.motion.quick} ${theme.ease.out};
  }

  ${media.tablet} {
    font-size: 1.5rem;

    > svg {
      width: 26px;
      height: 26px;
    }
  }

  ${media.hover} {
    ${Tile}:hover & > svg {
      transform: translateX(4px);
    }
  }
`

/* The arch of the bridge; it is used only here. */
const Arch = styled.img`
  width: 100%;
  height: 132px;
  border: 5px solid #fff;
  border-bottom: 0;
  border-radius: 200px 200px 0 0;
  object-fit: cover;
  object-position: 50% 60%;

  ${media.tablet} {
    height: 238px;
    border-width: 7px;
  }
`
