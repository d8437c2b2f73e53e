import { Link, useLocation } from 'react-router-dom'
import { isActive, type NavigationItem } from './navigation.ts'
import classes from './shell.module.css'

interface Props {
  item: NavigationItem
  isCollapsed: boolean
}

/** One line of the menu; collapsed to its icon it names itself on hover. */
export function NavigationLink({ item, isCollapsed }: Props) {
  const { pathname } = useLocation()
  const content = (
    <>
      <item.icon size={20} stroke={1.7} aria-hidden />
      <span className={classes.label}>{item.label}</span>
    </>
  )
  const hint = isCollapsed ? { title: item.label } : {}
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
      {...(isActive(item, pathname) && { 'aria-current': 'page' as const })}
    >
      {content}
    </Link>
  )
}
