import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { demoAdmins } from '@wasla/contract/admin/demo.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Grid } from '@wasla/design-system/primitives/Grid'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'

/** Sign-in buttons for each role of the demo, so that nobody needs a password. */
export function DemoAdmins({ isDisabled, onEnter }: { isDisabled: boolean; onEnter: (email: string) => void }) {
  const title = useId()
  return (
    <Stack as="section" gap="sm" aria-labelledby={title}>
      <Text look="caption" tone="muted" id={title}>
        <FormattedMessage id="admin.signIn.demo" />
      </Text>
      <Grid gap="xs" cell="narrow">
        {demoAdmins.map(({ email, role }) => (
          <Button key={email} onPress={() => onEnter(email)} isDisabled={isDisabled}>
            <FormattedMessage id={`admin.role.${role}`} />
          </Button>
        ))}
      </Grid>
    </Stack>
  )
}
