import { ExternalLink } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { Container, Logo, media, paths, TAGLINE, theme, VisuallyHidden } from 'shared-ui'
import { css, styled } from 'styled-components'
import { AppearanceChoice } from './AppearanceChoice'

export type SocialProfile = { name: string; url: string }

type FooterProps = {
  socialProfiles: SocialProfile[]
  /** Whether this site counts visits: only then is the privacy choice shown. */
  isCounting: boolean
}

/**
 * The footer of every page (spec.md section 2). Social profiles come from the site's configuration; without any, none
 * are shown. The skip link of long lists leads to #footer.
 */
export function Footer({ socialProfiles, isCounting }: FooterProps) {
  return (
    <Harbour id="footer" tabIndex={-1}>
      <Wave aria-hidden="true" focusable="false" width="100%" height="34">
        <defs>
          <pattern id="footer-wave" width="120" height="34" patternUnits="userSpaceOnUse">
            <path d="M0 17C20 17 30 3 60 3S100 17 120 17V34H0Z" fill="currentColor" />
          </pattern>
        </defs>
        <rect width="100%" height="34" fill="url(#footer-wave)" />
      </Wave>
      <Container>
        <Columns>
          <Brand>
            <Logo look="mono" />
            <p>{TAGLINE}</p>
          </Brand>
          <Links aria-label="Footer">
            <FooterLink to={paths.contact}>Contact Us</FooterLink>
            <FooterLink to={paths.privacyPolicy}>Privacy Policy</FooterLink>
            <FooterLink to={paths.submitListing}>List your business</FooterLink>
            <FooterLink to={paths.termsOfUse}>Terms of Use</FooterLink>
            {isCounting && <PrivacyChoicesLink />}
            {socialProfiles.map(({ name, url }) => (
              <SocialLink key={name} href={url} target="_blank" rel="noopener noreferrer">
                {name} <VisuallyHidden>(opens in new tab)</VisuallyHidden>
                <ExternalLink size={16} aria-hidden />
              </SocialLink>
            ))}
          </Links>
          <AppearanceChoice />
        </Columns>
      </Container>
    </Harbour>
  )
}

/** Links to the choice on the privacy policy. On that page itself the browser scrolls to it. */
function PrivacyChoicesLink() {
  const { pathname } = useLocation()
  const place = '#privacy-choices'
  if (pathname === paths.privacyPolicy) return <PlainLink href={place}>Privacy choices</PlainLink>
  return <FooterLink to={paths.privacyPolicy + place}>Privacy choices</FooterLink>
}

const Harbour = styled.footer`
  position: relative;
  margin-top: 96px;
  background: ${theme.color.footer};
  color: ${theme.color.onFooter};
  outline: none;

  ${media.forcedColors} {
    border-top: 1px solid;
  }
`

const Wave = styled.svg`
  position: absolute;
  bottom: calc(100% - 1px);
  display: block;
  color: ${theme.color.footer};

  ${media.forcedColors} {
    display: none;
  }
`

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  padding-block: ${theme.space[10]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }

  /* as one row, unless large text leaves no room for it */
  ${media.desktop} {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.space[16]};
  }
`

const Brand = styled.div`
  flex: 1;
  display: grid;
  gap: ${theme.space[2]};
`

const Links = styled.nav`
  display: grid;
  /* two columns, or one where large text leaves no room for them */
  grid-template-columns: repeat(auto-fit, minmax(max(7rem, 40%), 1fr));
  gap: 0 ${theme.space[6]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

const link = css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: ${theme.target};
  color: inherit;
  font-weight: ${theme.weight.medium};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`

const FooterLink = styled(Link)`
  ${link}
`

const PlainLink = styled.a`
  ${link}
`

const SocialLink = styled(PlainLink)`
  gap: ${theme.space[2]};
`
