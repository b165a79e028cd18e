import styled from 'styled-components'

/* Colours of a picture, not of the interface: the same in the light and the dark theme. */
const SKY = '#ffe3b3'
const RINGS = ['#ffd694', '#ffe0a6', '#ffefbf', '#fff7dd']
const WATER = ['#58b3b8', '#3f9fae', '#2f8b9f']
const HILLS = ['#8cc7a5', '#5fae86']

/** The harbour in the morning: a low sun with its rings, two headlands and three lines of waves. */
export function HarbourPicture() {
  return (
    <Picture viewBox="0 0 680 780" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="680" height="780" fill={SKY} />
      {RINGS.map((colour, ring) => (
        <circle key={colour} cx="250" cy="370" r={330 - ring * 82} fill={colour} />
      ))}
      <path fill={HILLS[0]} d="M360 470C430 380 500 350 570 360S660 400 680 410V500H340Z" />
      <path fill={HILLS[1]} d="M0 400C70 370 130 390 190 440S270 490 300 500H0Z" />
      {WATER.map((colour, wave) => (
        <path
          key={colour}
          fill={colour}
          transform={`translate(${wave * -60} ${wave * 82})`}
          d="M0 480c40-26 80-26 120 0s80 26 120 0 80-26 120 0 80 26 120 0 80-26 120 0 80 26 120 0 80-26 120 0V820H0Z"
        />
      ))}
      <g fill="#ffffff">
        <path d="M428 470V372c42 26 62 60 64 98Z" />
        <path d="M418 470V392c-28 22-42 48-44 78Z" opacity="0.85" />
        <path fill="#12302f" d="M366 478h134c-8 18-22 26-42 26h-52c-20 0-33-8-40-26Z" />
      </g>
    </Picture>
  )
}

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
`
