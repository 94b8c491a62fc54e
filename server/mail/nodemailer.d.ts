// The part of the library that is used. Its own package has no types, and those of others describe
// a former version.
declare module 'nodemailer' {
  interface Address {
    name: string;
    address: string;
  }
  interface MailOptions {
    from: Address;
    to: Address;
    subject: string;
    text: string;
  }
  interface SmtpOptions {
    host: string;
    port?: number;
    secure: boolean;
    requireTLS: boolean;
    auth?: { user: string; pass: string };
    connectionTimeout: number;
    greetingTimeout: number;
    socketTimeout: number;
    disableFileAccess: boolean;
    disableUrlAccess: boolean;
  }
  interface Transporter<Sent> {
    sendMail: (mail: MailOptions) => Promise<Sent>;
  }
  export function createTransport(options: {
    streamTransport: true;
    buffer: true;
  }): Transporter<{ message: Uint8Array }>;
  export function createTransport(options: SmtpOptions): Transporter<unknown>;
}
