import { addPasskey, enterOptions, enterWith, passkeyOptions } from './api';
import type { Me, PasskeyInfo } from './wire';

/** What newer browsers have, and TypeScript does not know yet. */
interface Json {
  parseCreationOptionsFromJSON?: (options: unknown) => PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON?: (options: unknown) => PublicKeyCredentialRequestOptions;
}

const ADDRESS = /^[\d.]+$|^\[/;

function json(): Json | null {
  return typeof PublicKeyCredential === 'undefined' ? null : (PublicKeyCredential as unknown as Json);
}

/** Whether this browser can use passkeys here: they are bound to a name, so an address of numbers has none. */
export function canPasskey(): boolean {
  return (
    window.isSecureContext &&
    !ADDRESS.test(location.hostname) &&
    Boolean(json()?.parseCreationOptionsFromJSON)
  );
}

function written(credential: Credential | null): Record<string, unknown> {
  if (!credential) throw new Error('no credential');
  return (credential as PublicKeyCredential).toJSON() as unknown as Record<string, unknown>;
}

/** `null` if the person called it off, or the authenticator could not. */
async function asked(question: () => Promise<Credential | null>): Promise<Record<string, unknown> | null> {
  try {
    return written(await question());
  } catch {
    return null;
  }
}

export async function makePasskey(): Promise<PasskeyInfo[] | null> {
  const { options } = await passkeyOptions();
  const made = await asked(() =>
    navigator.credentials.create({ publicKey: json()?.parseCreationOptionsFromJSON?.(options) }),
  );
  return made && addPasskey({ credential: made });
}

export async function enterByPasskey(): Promise<Me | null> {
  const { options } = await enterOptions();
  const signed = await asked(() =>
    navigator.credentials.get({ publicKey: json()?.parseRequestOptionsFromJSON?.(options) }),
  );
  return signed && enterWith({ credential: signed });
}
