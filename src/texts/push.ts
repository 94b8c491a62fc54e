const meaning =
  '사이트를 닫아도 위에서 켠 알림을 이 기기에서 받을 수 있습니다. 로그아웃하면 꺼집니다.';

export const pushTexts = {
  label: '이 기기로 알림 받기',
  hints: {
    checking: '이 기기에서 알림을 받을 수 있는지 확인하는 중입니다...',
    demo: '데모에는 서버가 없어 이 기기로 알림을 보낼 수 없습니다.',
    insecure:
      '보안 연결(https)에서만 알림을 받을 수 있습니다. https로 시작하는 주소로 다시 열어주세요.',
    unsupported: '이 브라우저에서는 알림을 받을 수 없습니다. 다른 브라우저를 이용해주세요.',
    homeScreen:
      'iPhone과 iPad에서는 이 사이트를 홈 화면에 추가하고 홈 화면에서 열면 알림을 켤 수 있습니다.',
    denied:
      '브라우저가 이 사이트의 알림을 차단하고 있습니다. 브라우저의 사이트 설정에서 알림을 허용해주세요.',
    off: meaning,
    on: meaning,
    notAllowed: '알림을 허용하지 않아 켜지 않았습니다. 다시 켜고 브라우저가 물어보면 허용해주세요.',
    notTurnedOn: '알림을 켜지 못했습니다. 인터넷 연결을 확인하고 잠시 후 다시 켜주세요.',
    turningOn: '알림을 켜는 중입니다. 브라우저가 물어보면 허용을 눌러주세요.',
    turningOff: '알림을 끄는 중입니다...',
  },
  loadFailed: '이 기기의 알림 설정을 불러오지 못했습니다.',
  turnOnFailed: '이 기기의 알림을 켜지 못했습니다.',
  turnOffFailed: '이 기기의 알림을 끄지 못했습니다. 다시 시도해주세요.',
} as const;
