## 卓が受け付けないこと

refused-stale = 先にほかの人が操作したため、盤面が変わりました。
refused-not-your-seat = ここはあなたの席ではありません。
refused-bot-plays = この席はボットが担当しています。先に席へ戻ってください。
refused-unreadable = サーバーが内容を理解できませんでした。
refused-not-joined = 先に卓に参加してください。
refused-over = ゲームは終了しています。
refused-too-long = このゲームは長くなりすぎたため、続けられません。
refused-not-undoable = カードやタイルがめくられたため、取り消せません。
refused-waiting = 次のカードを待つよう求められています。
refused-nothing-to-use = 次のカードの前に使えるものがありません。
refused-too-fast = もう少しゆっくり操作してください。
refused-not-saved = サーバーに保存できませんでした。もう一度お試しください。
refused-not-present = この席のプレイヤーは不在です。
refused-still-here = この席のプレイヤーは参加中です。
refused-not-over = ゲームはまだ終わっていません。
refused-busy = すでに処理中です。少しお待ちください。

outcome-closed = その後プログラムのルールが変わったため、このゲームは続けられません。

## 要求の問題

problem-no-such-table = その卓は存在しません。
problem-not-over = ゲームはまだ終わっていません。記録は終了後に見られます。
problem-bad-config = この設定では卓を用意できません。
problem-bad-record = これはゲームの記録ではありません。
problem-too-long = この記録は長すぎます。
problem-no-actions = この記録にはアクションがないため、分析できません。
problem-no-such-analysis = その分析は存在しません。
problem-broken-off = 分析が中断されました。もう一度依頼してください。
problem-too-many = 短時間に操作が集中しました。しばらくしてからお試しください。
problem-full = サーバーが満員です。しばらくしてからお試しください。
problem-too-large = データが大きすぎます。
problem-unreadable = サーバーが内容を理解できませんでした。
problem-not-found = このアドレスには何もありません。
problem-not-allowed = このアドレスではその操作はできません。
problem-no-client = ゲームの画面がありません。「make web」で作成できます。
problem-not-saved = サーバーがデータベースに接続できません。もう一度お試しください。
problem-fault = サーバーで問題が起きました。内容は記録されています。
