import { incompletePassword } from '#web/ui/forms/fault.ts';
import type { Refusal } from '#web/ui/forms/useForm.ts';

/**
 * The text for a registration that the server refused (SPEC §8 "Registration 400"); null for a parameter that has no
 * field.
 */
export function registrationRefused(parameterName: string, detail: string): Refusal | null {
  switch (parameterName) {
    case 'email':
      return {
        faults: {
          email:
            detail === 'taken'
              ? { id: 'email.taken', link: { to: '/v/forgotpw', text: 'register.forgot' } }
              : { id: 'email.incomplete', values: { detail } },
        },
      };
    case 'username':
      return {
        faults: {
          username: detail === 'taken' ? { id: 'username.taken' } : { id: 'username.incomplete', values: { detail } },
        },
      };
    case 'password':
      return { faults: { password: incompletePassword(detail) } };
    default:
      return null;
  }
}
