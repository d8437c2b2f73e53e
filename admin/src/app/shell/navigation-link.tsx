import { VisuallyHidden } from '@mantine/core'
import { Link, useLocation } from 'react-router-dom'
import { isActive, type NavigationItem } from './navigation.ts'
import classes from './navigation-link.module.css'

/** The count of things pending behind a page; `describedBy` is the id of the element that says it in words. */
export interface Count {
  value: number
  describedBy: string
}

interface Props {
  item: NavigationItem
  isCollapsed: boolean
  count?: Count | undefined
}

/** Renders a line of the menu; collapsed to its icon it shows its name on hover. */
export function NavigationLink({ item, isCollapsed, count }: Props) {
  const { pathname } = useLocation()
  const content = (
    <>
      <item.icon size={20} stroke={1.7} aria-hidden />
      {isCollapsed ? <VisuallyHidden>{item.label}</VisuallyHidden> : <span>{item.label}</span>}
    </>
  )
  const hint = isCollapsed ? { title: item.label, 'data-collapsed': true } : {}
  if (!item.to) {
    return (
      <span className={classes.item} data-plain {...hint}>
        {content}
      </span>
    )
  }
  return (
    <Link
      className={classes.item}
      to={item.to}
      {...hint}
      {...(count &&
        count.value > 0 && {
          'data-count': count.value > 99 ? '99+' : count.value,
          'aria-describedby': count.describedBy,
        })}
      {...(isActive(item, pathname) && { 'aria-current': 'page' as const })}
    >
      {content}
    </Link>
  )
}
