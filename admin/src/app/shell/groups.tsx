import type { Role } from '@safar/shared/access/session/session-schema'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useLocation } from 'react-router-dom'
import { FlyOut } from './fly-out.tsx'
import classes from './groups.module.css'
import { groupsOf, isActive, type NavigationGroup } from './navigation.ts'
import { type Count, NavigationLink } from './navigation-link.tsx'
import { useFolded } from './use-folded.ts'

type Counts = Readonly<Record<string, Count>>

interface Props {
  role: Role | null
  isCollapsed: boolean
  /** The count of pending things for each page, by its path. */
  counts: Counts
}

/** Renders the menu: the day's work first, then groups that fold; beside the narrow rail each group flies out. */
export function Groups({ role, isCollapsed, counts }: Props) {
  const { pathname } = useLocation()
  const groups = groupsOf(role)
  const current = groups.find(({ items }) => items.some((item) => isActive(item, pathname)))?.name ?? ''
  const { isOpen, toggle } = useFolded(current)
  return groups.map((group) => {
    const { name } = group
    if (name === '') return <Items key={name} group={group} isCollapsed={isCollapsed} counts={counts} />
    if (isCollapsed) {
      return (
        <FlyOut key={name} name={name} icon={group.icon} isCurrent={name === current}>
          <Items group={group} isCollapsed={false} counts={counts} />
        </FlyOut>
      )
    }
    const opens = isOpen(name)
    return (
      <Fold key={name} name={name} isOpen={opens} onToggle={() => toggle(name, !opens)}>
        <Items group={group} isCollapsed={false} counts={counts} />
      </Fold>
    )
  })
}

interface FoldProps {
  name: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

function Fold({ name, isOpen, onToggle, children }: FoldProps) {
  const id = useId()
  return (
    <div className={classes.group}>
      <button
        type="button"
        className={classes.heading}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <IconChevronDown size={16} stroke={1.9} aria-hidden />
        {name}
      </button>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}

interface ItemsProps {
  group: NavigationGroup
  isCollapsed: boolean
  counts: Counts
}

function Items({ group: { name, items }, isCollapsed, counts }: ItemsProps) {
  return (
    <ul className={classes.list} {...(name && { 'aria-label': name })}>
      {items.map((item) => (
        <li key={item.label}>
          <NavigationLink
            item={item}
            isCollapsed={isCollapsed}
            count={item.to === undefined ? undefined : counts[item.to]}
          />
        </li>
      ))}
    </ul>
  )
}
