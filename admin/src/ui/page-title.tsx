import { Text, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import classes from './page-title.module.css'

interface Props {
  /** The tab's title, before the brand. */
  title: string
  /** What the page is headed by, where it differs from the title. */
  heading?: string
  lead?: string
  action?: ReactNode
}

export function PageTitle({ title, heading = title, lead, action }: Props) {
  useEffect(() => {
    document.title = `${title} | Safar`
  }, [title])
  return (
    <div className={classes.head}>
      <div>
        <Title order={1} className={classes.title}>
          {heading}
        </Title>
        {lead && <Text c="dimmed">{lead}</Text>}
      </div>
      {action}
    </div>
  )
}
