import { ActionIcon, Tooltip } from '@mantine/core'
import type { Role } from '@safar/shared/session/schema'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconLogout } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { LogoutDialog } from './logout-dialog.tsx'
import { isActive, navigationOf } from './navigation.ts'
import classes from './shell.module.css'

interface Props {
  open: boolean
  role: Role | null
  onToggle: () => void
  onClose: () => void
}

export function Sidebar({ open, role, onToggle, onClose }: Props) {
  const { pathname } = useLocation()
  const [leaving, setLeaving] = useState(false)

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !window.matchMedia('(min-width: 62em)').matches) onClose()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [open, onClose])

  return (
    <>
      {open && <button type="button" className={classes.dim} aria-label="Tutup menu" onClick={onClose} />}
      <aside className={classes.side} id="sidebar" data-open={open} aria-label="Menu samping">
        <div className={classes.brand}>
          <img
            src={open ? '/logo/safar-logo-plain.svg' : '/logo/safar-mark.svg'}
            alt="Safar"
            height={40}
            style={{ width: 'auto' }}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            c="var(--muted)"
            size={36}
            aria-label={open ? 'Ciutkan menu' : 'Lebarkan menu'}
            aria-expanded={open}
            aria-controls="sidebar"
            onClick={onToggle}
          >
            {open ? <IconLayoutSidebarLeftCollapse size={20} /> : <IconLayoutSidebarLeftExpand size={20} />}
          </ActionIcon>
        </div>
        <nav aria-label="Menu utama">
          <ul className={classes.list}>
            {navigationOf(role).map((item) => (
              <li key={item.label}>
                <Tooltip label={item.label} position="right" disabled={open}>
                  {item.to ? (
                    <Link
                      className={classes.item}
                      to={item.to}
                      {...(isActive(item, pathname) && { 'aria-current': 'page' as const })}
                    >
                      <item.icon size={20} stroke={1.7} aria-hidden />
                      <span className={classes.label}>{item.label}</span>
                    </Link>
                  ) : (
                    <span className={classes.item} style={{ cursor: 'default' }}>
                      <item.icon size={20} stroke={1.7} aria-hidden />
                      <span className={classes.label}>{item.label}</span>
                    </span>
                  )}
                </Tooltip>
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes.foot}>
          <button type="button" className={classes.item} onClick={() => setLeaving(true)}>
            <IconLogout size={20} stroke={1.7} aria-hidden />
            <span className={classes.label}>Logout</span>
          </button>
          {role === 'user' && <p className={classes.version}>Created in 2024 by IT Team of Al Wafi IBS</p>}
          <p className={classes.version}>Version 2.2.1</p>
        </div>
      </aside>
      <LogoutDialog opened={leaving} onClose={() => setLeaving(false)} />
    </>
  )
}
