import { ActionIcon, VisuallyHidden } from '@mantine/core'
import type { Role } from '@safar/shared/access/session/session-schema'
import { may } from '@safar/shared/access/session/who'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconLogout } from '@tabler/icons-react'
import { Suspense, useEffect, useState } from 'react'
import { UANG_BADGE_ID, UangBadge } from '../../money/antrean/uang-badge.tsx'
import { KELUARGA_BADGE_ID, KeluargaBadge } from '../../overview/keluarga/keluarga-badge.tsx'
import { BADGE_ID, PendaftaranBadge } from '../../people/pendaftaran/pendaftaran-badge.tsx'
import { paths } from '../../platform/paths.ts'
import { lazyPart } from '../../platform/ui/lazy-part.ts'
import { Logo } from '../../platform/ui/logo.tsx'
import { VERSION } from '../../platform/version.ts'
import { PEMESANAN_BADGE_ID, PemesananBadge } from '../../trips/pemesanan/pemesanan-badge.tsx'
import { Groups } from './groups.tsx'
import itemClasses from './navigation-link.module.css'
import classes from './sidebar.module.css'

const LogoutDialog = lazyPart(async () => ({ default: (await import('./logout-dialog.tsx')).LogoutDialog }))

interface Props {
  isOpen: boolean
  role: Role | null
  onToggle: () => void
  onClose: () => void
}

export function Sidebar({ isOpen, role, onToggle, onClose }: Props) {
  const [isLeaving, setLeaving] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !window.matchMedia('(min-width: 62em)').matches) onClose()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isOpen, onClose])

  return (
    <>
      {isOpen && <button type="button" className={classes.dim} aria-label="Tutup menu" onClick={onClose} />}
      <aside className={classes.side} id="sidebar" data-open={isOpen} aria-label="Menu samping">
        <div className={classes.brand}>
          <Logo
            wordmark={isOpen ? '/logo/safar-logo-plain.svg' : '/logo/safar-mark.svg'}
            height={40}
            short={!isOpen}
          />
          <ActionIcon
            variant="subtle"
            c="var(--muted)"
            size={44}
            aria-label={isOpen ? 'Ciutkan menu' : 'Lebarkan menu'}
            aria-expanded={isOpen}
            aria-controls="sidebar"
            onClick={onToggle}
          >
            {isOpen ? (
              <IconLayoutSidebarLeftCollapse size={20} stroke={1.7} aria-hidden />
            ) : (
              <IconLayoutSidebarLeftExpand size={20} stroke={1.7} aria-hidden />
            )}
          </ActionIcon>
        </div>
        <nav className={classes.nav} aria-label="Menu utama">
          {may(role, 'office') ? (
            <PendaftaranBadge>
              {(menunggu) => (
                <PemesananBadge>
                  {(perlu) => (
                    <KeluargaBadge>
                      {(kiriman) => (
                        <UangBadge role={role}>
                          {(baru) => (
                            <Groups
                              role={role}
                              isCollapsed={!isOpen}
                              counts={{
                                [paths.pendaftaran]: { value: menunggu, describedBy: BADGE_ID },
                                [paths.pemesanan]: { value: perlu, describedBy: PEMESANAN_BADGE_ID },
                                [paths.keluarga]: { value: kiriman, describedBy: KELUARGA_BADGE_ID },
                                [paths.uang]: { value: baru, describedBy: UANG_BADGE_ID },
                              }}
                            />
                          )}
                        </UangBadge>
                      )}
                    </KeluargaBadge>
                  )}
                </PemesananBadge>
              )}
            </PendaftaranBadge>
          ) : (
            <Groups role={role} isCollapsed={!isOpen} counts={{}} />
          )}
        </nav>
        <div className={classes.foot}>
          <button
            type="button"
            className={itemClasses.item}
            onClick={() => setLeaving(true)}
            {...(!isOpen && { title: 'Logout', 'data-collapsed': true })}
          >
            <IconLogout size={20} stroke={1.7} aria-hidden />
            {isOpen ? <span>Logout</span> : <VisuallyHidden>Logout</VisuallyHidden>}
          </button>
          <p className={classes.version}>Version {VERSION}</p>
        </div>
      </aside>
      <Suspense fallback={null}>{isLeaving && <LogoutDialog onClose={() => setLeaving(false)} />}</Suspense>
    </>
  )
}
