import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './page-title.module.css'
import { useTitle } from './use-title.ts'

interface Props {
  /** The tab's title, before the brand. */
  title: string
  /** The heading, where it differs from the title. */
  heading?: string
  lead?: string
  action?: ReactNode
}

/** Renders a page's head: heading, a lead, and at most one main action; sets the tab's title. */
export function PageTitle({ title, heading = title, lead, action }: Props) {
  useTitle(title)
  return (
    <div className={classes.head}>
      <div>
        <Title order={1} className={classes.title ?? ''}>
          {heading}
        </Title>
        {lead && (
          <Text c="dimmed" mt={4}>
            {lead}
          </Text>
        )}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
