import { Button, Menu } from '@mantine/core'
import { may } from '@safar/shared/access/session/who'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { type PemesananStatus, stepsFrom, whoSets } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { IconChevronDown } from '@tabler/icons-react'
import { useSession } from '../../../access/session/session-store.ts'
import { stepWords } from './status-words.ts'

interface Props {
  booking: Pemesanan
  onStep: (to: PemesananStatus) => void
}

/** Renders the steps that a booking can take and the reader may set; nothing where there is none. */
export function StatusMenu({ booking, onStep }: Props) {
  const role = useSession((state) => state.userInfo?.role ?? null)
  const steps = stepsFrom(booking.status).filter((to) => may(role, whoSets(to)))
  if (steps.length === 0) return null
  return (
    <Menu position="bottom-end" hideDetached={false}>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          Ubah keadaan
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {steps.map((to) => {
          const { deed, isGrave } = stepWords(booking, to)
          return (
            <Menu.Item key={to} {...(isGrave && { color: 'red' })} onClick={() => onStep(to)}>
              {deed}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
