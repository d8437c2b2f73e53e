import { Button, Modal, Text } from '@mantine/core'
import { SESSION_ENDED_MESSAGE } from '@safar/shared/session/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { loginPath } from '../app/paths.ts'
import { signOut } from './session-store.ts'

/** Says that the session ended. It has one way on and cannot be closed; the page below keeps what was typed. */
export function SessionOverlay() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  const goToLogin = async () => {
    // First the way, then the session: the page that is left may still ask who is signed in.
    await navigate(loginPath(pathname + search))
    signOut()
    queryClient.clear()
  }

  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title="Sesi berakhir"
      zIndex={1000}
    >
      <Text mb="lg">{SESSION_ENDED_MESSAGE}</Text>
      <Button fullWidth onClick={goToLogin} data-autofocus>
        Ke Halaman Login
      </Button>
    </Modal>
  )
}
