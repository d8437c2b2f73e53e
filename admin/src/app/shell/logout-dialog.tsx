import { Button, Modal, Text } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { getToken, signOut } from '../../access/session/session-store.ts'
import { sessionClient } from '../../access/session-client.ts'
import { paths } from '../../platform/paths.ts'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'

interface Props {
  onClose: () => void
}

export function LogoutDialog({ onClose }: Props) {
  const navigate = useNavigate()
  useFocusBack()

  const logout = async () => {
    const token = getToken()
    // First the page is left, so that none of its queries runs on with a token that ends.
    await navigate(paths.login, { replace: true })
    signOut()
    // This browser has forgotten the token in any case; the server does so when it can be reached.
    await sessionClient.logout({ token }).catch(() => {})
  }

  return (
    <Modal opened onClose={onClose} title="Logout">
      <Text>Apakah anda yakin untuk logout?</Text>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Batal
        </Button>
        <Button onClick={logout} data-autofocus>
          Ok
        </Button>
      </DialogActions>
    </Modal>
  )
}
