import { useState } from 'react';
import { graphql } from 'react-relay';
import { TOKEN_NAME_MAX } from '#common/account/accessTokens.ts';
import type { useMakeTokenMutation } from '#web/__generated__/useMakeTokenMutation.graphql.ts';
import type { useMakeTokenProveMutation } from '#web/__generated__/useMakeTokenProveMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { proofRefused } from '#web/features/account/security/useProofForm.ts';
import { userRefusal } from '#web/features/account/userRefusal.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { type Fault, givenPasswordText } from '#web/ui/forms/fault.ts';
import { type Form, type Refusal, useForm } from '#web/ui/forms/useForm.ts';
import { SCOPES } from './scopeTexts.ts';

/**
 * The form that makes a token and passes on its text. `needsProof`: the password was last given a while ago, and is
 * asked for.
 */
export function useMakeToken(onMade: (text: string) => void): { readonly form: Form; readonly needsProof: boolean } {
  const [needsProof, setNeedsProof] = useState(false);
  const form = useForm({
    check: (value) => ({
      name: nameFault(value('name')),
      scopes: SCOPES.some((scope) => value(scope) === 'on') ? null : { id: 'tokens.scopesMissing' },
      password: needsProof ? givenPasswordText(value('password')) : null,
    }),
    send: async (value) => {
      const unproved = needsProof ? await prove(value('password')) : null;
      if (unproved !== null) return unproved;
      const scopes = SCOPES.filter((scope) => value(scope) === 'on');
      const input = { name: value('name').trim(), scopes, days: Number(value('days')) };
      const result = await perform<useMakeTokenMutation>(make, { input });
      if (result.is === 'unauthorized' && result.reason === 'PROOF_NEEDED') {
        setNeedsProof(true);
        return { failure: { id: 'tokens.proof' } };
      }
      if (result.is !== 'done') return userRefusal(result, { invalid: makingRefused, problem: 'tokens.problem' });
      onMade(result.done.text);
      return null;
    },
    problem: 'tokens.problem',
  });
  return { form, needsProof };
}

function nameFault(name: string): Fault | null {
  if (name.trim() === '') return { id: 'tokens.nameMissing' };
  return name.trim().length > TOKEN_NAME_MAX ? { id: 'tokens.nameTooLong' } : null;
}

const NAME_TEXTS: Readonly<Record<string, MessageId>> = {
  tooShort: 'tokens.nameMissing',
  tooLong: 'tokens.nameTooLong',
  invalidCharacters: 'tokens.nameInvalid',
};

function makingRefused(parameterName: string, detail: string): Refusal | null {
  if (detail === 'tooMany') return { failure: { id: 'tokens.tooMany' } };
  const text = parameterName === 'name' ? NAME_TEXTS[detail] : undefined;
  return text === undefined ? null : { faults: { name: { id: text } } };
}

/** Gives the password anew. Returns the texts for the form where that failed, else null. */
async function prove(password: string): Promise<Refusal | null> {
  const input = { proof: { password, code: '' } };
  const result = await perform<useMakeTokenProveMutation>(proveIdentity, { input });
  return result.is === 'done' ? null : userRefusal(result, { invalid: proofRefused, problem: 'tokens.problem' });
}

const make = graphql`
  mutation useMakeTokenMutation($input: MakeAccessTokenInput!) {
    makeAccessToken(input: $input) {
      ... on MakeAccessTokenPayload @alias(as: "done") {
        text
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;

const proveIdentity = graphql`
  mutation useMakeTokenProveMutation($input: ProveIdentityInput!) {
    proveIdentity(input: $input) {
      ... on ProveIdentityPayload @alias(as: "done") {
        clientMutationId
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
