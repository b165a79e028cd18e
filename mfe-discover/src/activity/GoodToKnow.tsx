import { theme } from 'shared-ui'
import styled from 'styled-components'
import type { Activity } from '../queries/activity'
import { accessibilityDetails } from './facts'
import { RichText } from './RichText'

/** Tips of visitors, and the known facts about accessibility. */
export function GoodToKnow({ activity }: { activity: NonNullable<Activity> }) {
  const { text, unknown } = accessibilityDetails(activity)
  return (
    <section aria-labelledby="good-to-know">
      <h2 id="good-to-know">Good To Know</h2>
      {activity.tips && (
        <Tips>
          <h3>Tips</h3>
          <RichText html={activity.tips} />
        </Tips>
      )}
      <Access>
        <h3>Accessibility</h3>
        <p>{text}</p>
        {unknown && <Note>{unknown}</Note>}
      </Access>
    </section>
  )
}

const Tips = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  padding: 22px 26px;
  border-radius: 28px 8px 28px 8px;
  background: ${theme.color.sunTint};
`

const Access = styled.div`
  display: grid;
  gap: ${theme.space[1]};
`

const Note = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.sm};
`
