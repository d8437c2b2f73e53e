import { Button, Group, Modal, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { sessionClient } from '../../session/session-client.ts'
import { signOut } from '../../session/session-store.ts'
import { useFocusBack } from '../../ui/use-focus-back.ts'
import { paths } from '../paths.ts'

const LOGOUT_LIMIT_MS = 3_000

interface Props {
  onClose: () => void
}

export function LogoutDialog({ onClose }: Props) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  useFocusBack()

  const logout = async () => {
    setBusy(true)
    // The server forgets the token when it can be reached in time; this browser forgets it in any case.
    await sessionClient.logout({ signal: AbortSignal.timeout(LOGOUT_LIMIT_MS) }).catch(() => {})
    await navigate(paths.login, { replace: true })
    signOut()
    queryClient.clear()
  }

  return (
    <Modal opened onClose={onClose} title="Logout" closeOnClickOutside={!isBusy}>
      <Text mb="lg">Apakah anda yakin untuk logout?</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Batal
        </Button>
        <Button onClick={logout} loading={isBusy} data-autofocus>
          Ok
        </Button>
      </Group>
    </Modal>
  )
}
