import { Button, Group, Modal, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { signOut } from '../../session/session-store.ts'
import { sessionClient } from '../api.ts'
import { paths } from '../paths.ts'

interface Props {
  opened: boolean
  onClose: () => void
}

export function LogoutDialog({ opened, onClose }: Props) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  const logout = async () => {
    onClose()
    // The server forgets the token when it can be reached; this browser forgets it in any case.
    const ended = sessionClient.logout().catch(() => {})
    signOut()
    queryClient.clear()
    await navigate(paths.login, { replace: true })
    await ended
  }

  return (
    <Modal opened={opened} onClose={onClose} title="Logout">
      <Text mb="lg">Apakah anda yakin untuk logout?</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Batal
        </Button>
        <Button onClick={logout} data-autofocus>
          Ok
        </Button>
      </Group>
    </Modal>
  )
}
